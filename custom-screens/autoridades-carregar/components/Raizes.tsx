import type { AutoridadeLida } from '#schemas/shapes/autoridades.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import type { Confianca } from '../use-load.ts';
import styles from '../AutoridadesCarregar.module.css';

interface RaizesProps {
  readonly raizes: readonly AutoridadeLida[];
  readonly trusted: ReadonlyMap<string, Confianca>;
  readonly onTrust: (impressao: string, confianca: Confianca | undefined) => void;
  /** They were loaded: nothing is chosen any more. */
  readonly settled: boolean;
}

/** A root is trusted by an act of its own, with its digest in view. */
export const Raizes = ({ raizes, trusted, onTrust, settled }: RaizesProps) => {
  const text = useText();
  const options = [
    { value: 'NAO', label: text('autoridades.naoConfiar') },
    { value: 'RAIZ_ICP', label: text('autoridades.RAIZ_ICP') },
    { value: 'RAIZ_OUTRA', label: text('autoridades.RAIZ_OUTRA') },
  ] as const;
  return (
    <Sheet title={text('autoridades.raizes')}>
      <p className={styles.help}>{text('autoridades.raizesAjuda')}</p>
      <ul className={styles.roots}>
        {raizes.map(({ impressao, titular, validoAte, vencida, situacao }) => (
          <li key={impressao} className={styles.root}>
            <div>
              <p className={styles.name}>{titular}</p>
              <p className="sm sub">
                {text(vencida ? 'autoridades.vencida' : 'autoridades.validade')} {formatDay(validoAte)}
              </p>
              <p className={styles.digest}>
                SHA-256: <span className="mono">{impressao}</span>
              </p>
            </div>
            {situacao === 'NOVA' && !settled ? (
              <SelectInput<'NAO' | Confianca>
                label={text('autoridades.confianca', { nome: titular })}
                options={options}
                value={trusted.get(impressao) ?? 'NAO'}
                onChange={(value) => onTrust(impressao, value === 'NAO' ? undefined : value)}
              />
            ) : (
              <p className="sm">{text(`autoridades.situacaoDe.${situacao}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
