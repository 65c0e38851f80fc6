import useMediaQuery from '@mui/material/useMediaQuery';

/** A phone: the header has no room for the search field. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true });
