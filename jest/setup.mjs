import fc from 'fast-check';

// The seed that property-seed.mjs has decided on.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
