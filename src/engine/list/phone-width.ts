/** Where rows become cards and the one action goes to the foot of the screen. */
export const phoneWidth = '(max-width:599.95px)';
