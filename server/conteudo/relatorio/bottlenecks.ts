/** How long contents stay in a unit, in days. */
interface Stay {
  readonly mediana: number;
  readonly passagens: number;
}

/** With fewer stays, one that was slow says nothing of the unit. */
const fewestStays = 3;
const timesSlower = 2;

/** Units where contents stay much longer than they do in all. */
export const isBottleneck = ({ mediana, passagens }: Stay, geral: number): boolean =>
  passagens >= fewestStays && mediana > 0 && mediana >= geral * timesSlower;
