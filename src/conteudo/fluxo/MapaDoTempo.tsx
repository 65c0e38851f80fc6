import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { Desenho } from './Desenho.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { partText } from './duration.ts';
import styles from './MapaDoTempo.module.css';

const heats = [styles.heat1, styles.heat2, styles.heat3, styles.heat4];

/** The drawing, each step darker the more of the time passed in it, with the number that says how much. */
export const MapaDoTempo = ({ desenho }: { readonly desenho: DesenhoDoConteudo }) => {
  const text = useText();
  const most = Math.max(...desenho.elementos.map(({ parte = 0 }) => parte));
  const heatOf = (parte: number): string | undefined =>
    parte > 0 ? heats[Math.min(heats.length - 1, Math.floor((parte / most) * heats.length))] : undefined;
  const parts = desenho.elementos.flatMap(({ nome, id, parte }) =>
    parte === undefined
      ? []
      : [text('fluxoEstatistica.mapaParte', { nome: nome || id, parte: partText(parte) })],
  );
  return (
    <Desenho
      desenho={desenho}
      label={text('fluxoEstatistica.mapa')}
      said={text('fluxoEstatistica.mapaDiz', { partes: parts.join('; ') })}
      lookOf={({ parte = 0 }) => ({
        shape: heatOf(parte),
        mark: parte > 0 ? partText(parte) : undefined,
      })}
    />
  );
};
