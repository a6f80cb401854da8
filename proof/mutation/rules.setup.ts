import fc from "fast-check";

/** A property that notices a mutant does so within its first runs; each mutant is tried against hundreds of them. */
fc.configureGlobal({ interruptAfterTimeLimit: 150 });
