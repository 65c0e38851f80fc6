import { createContext } from 'react';

/** The name that the screen at hand has for people; nothing outside of a named one. */
export const ScreenName = createContext<string | undefined>(undefined);
