import fc from 'fast-check';

// What jest.property-seed.mjs has decided on.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
