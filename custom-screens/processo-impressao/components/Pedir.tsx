import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { ImpressaoPedido } from '#schemas/shapes/processo-impressao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { usePreparar } from '../queries.ts';
import styles from '../Impressao.module.css';

type Formato = ImpressaoPedido['formato'];
const formats: readonly Formato[] = ['PDF', 'ZIP', 'BAGIT'];

interface PedirProps {
  readonly processoId: number;
  readonly chosen: readonly number[];
  /** None was left out: who asks later for the whole gets what came meanwhile too. */
  readonly all: boolean;
}

/** In which form, and the button that asks for it. */
export const Pedir = ({ processoId, chosen, all }: PedirProps) => {
  const text = useText();
  const labelId = useId();
  const [formato, setFormato] = useState<Formato>('PDF');
  const preparar = usePreparar();
  const ask = (): void =>
    void preparar
      .act({ body: { processoId, formato, pecas: all ? undefined : [...chosen] } })
      .catch(() => undefined);
  return (
    <section className={styles.card} aria-labelledby={labelId}>
      <h2 id={labelId} className={styles.title}>
        {text('processoImpressao.formato')}
      </h2>
      <RadioGroup
        aria-labelledby={labelId}
        value={formato}
        onChange={(_, value) => setFormato(value as Formato)}
      >
        {formats.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={
              <span className={styles.words}>
                <span>{text(`processoImpressao.formatos.${each}`)}</span>
                <span className="sm sub">{text(`processoImpressao.formatosTexto.${each}`)}</span>
              </span>
            }
          />
        ))}
      </RadioGroup>
      <p className="sm sub">{text('processoImpressao.alcance')}</p>
      {preparar.error && (
        <Note tone="rubro" alert>
          {preparar.error.erros[0]?.mensagem ?? preparar.error.message}
        </Note>
      )}
      <Button variant="contained" disabled={chosen.length === 0} loading={preparar.isPending} onClick={ask}>
        {text('processoImpressao.montar', { count: chosen.length })}
      </Button>
    </section>
  );
};
