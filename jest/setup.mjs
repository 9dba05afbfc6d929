import fc from 'fast-check';

// What property-seed.mjs has decided on.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
