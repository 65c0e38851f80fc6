import Skeleton from '@mui/material/Skeleton';
import type { Processo } from '#schemas/generated.ts';
import { later } from '#src/ui/later.tsx';
import { mapHeight } from '../relation-map.ts';
import styles from '../Processo.module.css';

const waiting = <Skeleton variant="rectangular" width="100%" height="100%" />;

// what draws graphs comes with the first map
const MapaDesenhado = later(
  () => import('./MapaDesenhado.tsx').then((module) => module.MapaDesenhado),
  waiting,
);

/** The relations of the process, drawn; the list beside it says the same in words. */
export const MapaRelacoes = ({ processo }: { readonly processo: Processo }) => (
  <div className={styles.map} style={{ height: mapHeight(processo.relacoes.length) }} aria-hidden="true">
    <MapaDesenhado processo={processo} />
  </div>
);
