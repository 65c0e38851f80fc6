import { useSyncExternalStore } from 'react';
import { getAppearance, subscribeAppearance, type Appearance } from './appearance.ts';

export const useAppearance = (): Appearance => useSyncExternalStore(subscribeAppearance, getAppearance);
