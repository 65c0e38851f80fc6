import Button from '@mui/material/Button';
import { Code, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { CampoDeRegra } from '../regras/campos.ts';
import { useRascunhoDeRegra, type LinhaEscrita, type RegraEscrita } from '../regras/rascunho-de-regra.ts';
import { readRule } from '#schemas/fluxo/regra/fits.ts';
import { writeFeel } from '#schemas/fluxo/regra/write-feel.ts';
import styles from './Condicao.module.css';
import { CondicaoFeel } from './CondicaoFeel.tsx';
import { LinhaDeRegra } from './LinhaDeRegra.tsx';

interface CondicaoProps {
  /** Which of the conditions of its element it is. */
  readonly lugar: string;
  readonly label: string;
  /** In FEEL. */
  readonly value: string;
  readonly campos: readonly CampoDeRegra[];
  /** What who judges the drawing found wrong with it. */
  readonly problem?: string | undefined;
  readonly onSettle: (feel: string) => void;
}

const none: RegraEscrita = { juncao: 'todas', linhas: [] };
const blank: LinhaEscrita = { campo: '', operador: 'igual' };

/** When something holds: lines to choose, or FEEL for what they cannot say. A condition that lines can say opens as lines. */
export const Condicao = ({ lugar, label, value, campos, problem, onSettle }: CondicaoProps) => {
  const text = useText();
  const read = value.trim() === '' ? none : readRule(value, campos);
  const [unfinished, keep] = useRascunhoDeRegra(lugar);
  const [sent, setSent] = useState<{ readonly from: string; readonly regra: RegraEscrita }>();
  const [written, setWritten] = useState(false);
  // the drawing has it now, or something else was put there
  if (sent && sent.from !== value) setSent(undefined);
  const begun = unfinished?.de === value ? unfinished.regra : undefined;
  const draft: RegraEscrita = (sent?.from === value ? sent.regra : begun) ?? read ?? none;
  const inLines = read !== undefined && !written;
  const feel = writeFeel(draft);
  const put = (next: RegraEscrita): void => {
    const said = writeFeel(next);
    keep(said === undefined ? { de: value, regra: next } : undefined);
    setSent(said === undefined || said === value ? undefined : { from: value, regra: next });
    if (said !== undefined && said !== value) onSettle(said);
  };
  const { juncao, linhas } = draft;
  return (
    <div className={styles.condition} role="group" aria-label={label}>
      <p className={styles.title}>{label}</p>
      {read !== undefined && (
        // not shown, it keeps what was typed in it
        <div className={styles.condition} hidden={!inLines}>
          {linhas.length === 0 && <p className="sm sub">{text('fluxoRegras.nenhuma')}</p>}
          {linhas.length > 1 && (
            <SelectInput
              label={text('fluxoRegras.juncao.rotulo')}
              value={juncao}
              options={(['todas', 'qualquer'] as const).map((one) => ({
                value: one,
                label: text(`fluxoRegras.juncao.${one}`),
              }))}
              onChange={(one) => put({ ...draft, juncao: one })}
            />
          )}
          {linhas.map((linha, index) => (
            <LinhaDeRegra
              key={index}
              numero={index + 1}
              linha={linha}
              campos={campos}
              onChange={(next) =>
                put({ ...draft, linhas: linhas.map((one, at) => (at === index ? next : one)) })
              }
              onRemove={() => put({ ...draft, linhas: linhas.filter((_, at) => at !== index) })}
            />
          ))}
          {feel === undefined && (
            <p className={styles.unknown} role="status">
              {text('fluxoRegras.falta')}
            </p>
          )}
          <div className={styles.acts}>
            <Button
              size="small"
              startIcon={<Plus size={16} aria-hidden="true" />}
              onClick={() => put({ ...draft, linhas: [...linhas, blank] })}
            >
              {text('fluxoRegras.incluir')}
            </Button>
            <Button
              size="small"
              startIcon={<Code size={16} aria-hidden="true" />}
              onClick={() => setWritten(true)}
            >
              {text('fluxoRegras.modo.feel')}
            </Button>
          </div>
        </div>
      )}
      {!inLines && (
        <>
          <CondicaoFeel value={value} campos={campos} problem={problem} onSettle={onSettle} />
          {read ? (
            <div className={styles.acts}>
              <Button
                size="small"
                startIcon={<ListPlus size={16} aria-hidden="true" />}
                onClick={() => setWritten(false)}
              >
                {text('fluxoRegras.modo.linhas')}
              </Button>
            </div>
          ) : (
            <p className="xs sub">{text('fluxoRegras.modo.naoCabe')}</p>
          )}
        </>
      )}
    </div>
  );
};
