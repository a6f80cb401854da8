/** How wide the gallery shows its picture, as in the `sizes` attribute. */
export const slideSizes = "(min-width: 768px) min(48vw, 75vh), min(80vw, 40vh)";
