import { setAppearance, type Appearance } from '#src/theme/appearance.ts';
import { useAppearance } from '#src/theme/use-appearance.ts';

type Density = Appearance['densidade'];

/** Height of the rows of every list on this device. */
export const useDensity = (): readonly [Density, (density: Density) => void] => [
  useAppearance().densidade,
  (densidade) => setAppearance({ densidade }),
];
