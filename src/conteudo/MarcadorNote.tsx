import type { Marcador } from '#schemas/shapes/marcador.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { MarcadorChip } from './MarcadorChip.tsx';
import styles from './MarcadorMark.module.css';

/** A marker with all that it says. */
export const MarcadorNote = ({ marcador }: { readonly marcador: Marcador }) => {
  const text = useText();
  const { alcance, cor, texto, nota, autor, em } = marcador;
  return (
    <div className={styles.note}>
      <MarcadorChip cor={cor} alcance={alcance}>
        {texto}
      </MarcadorChip>
      {nota !== undefined && <p>{nota}</p>}
      <span className="xs sub">
        {text(`caixa.marcador.dequem.${alcance}`, { autor, momento: formatMoment(em) })}
      </span>
    </div>
  );
};
