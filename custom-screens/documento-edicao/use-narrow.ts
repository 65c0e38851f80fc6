import useMediaQuery from '@mui/material/useMediaQuery';

/** A phone: one column, and the main act at the foot. */
export const useNarrow = (): boolean => useMediaQuery('(max-width:599px)', { noSsr: true });
