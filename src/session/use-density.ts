import { chooseAppearance, type Appearance } from '#src/theme/appearance.ts';
import { useAppearance } from '#src/theme/use-appearance.ts';

type Density = Appearance['densidade'];

/** Height of the rows of every list. */
export const useDensity = (): readonly [Density, (density: Density) => void] => [
  useAppearance().densidade,
  (densidade) => chooseAppearance({ densidade }),
];
