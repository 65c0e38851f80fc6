import { useState } from 'react';

/**
 * What keeps a reading of a record to the screen that asked for it. react-admin fills the cache of single records with
 * the rows of each list, which leave grids and long texts out, and a copy read before may be of an older version: a
 * record that is shown whole, or saved whole, comes from a request of this very screen.
 */
export const useOwnReading = (): { readonly leitura: number } =>
  useState(() => ({ leitura: Math.random() }))[0];
