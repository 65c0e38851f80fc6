/** Set while the first load runs: found at a start, it tells of a load that was interrupted. */
export const loadMark = 'cargaEmAndamento';
