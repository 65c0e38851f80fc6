/** Where a place of the archive is read; without one, the whole tree. */
export const localPath = (id?: number): string =>
  `/principal/arquivo/locais${id === undefined ? '' : `/${id}`}`;

/** Where an inventory is made; without one, all of them. */
export const inventarioPath = (id?: number): string =>
  `/principal/arquivo/inventario${id === undefined ? '' : `/${id}`}`;
