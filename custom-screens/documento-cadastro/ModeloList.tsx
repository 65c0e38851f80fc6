import Button from '@mui/material/Button';
import { Files, SearchX } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import type { ModeloCombo } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { groupModelos } from './group-modelos.ts';
import styles from './DocumentoCadastro.module.css';

interface ModeloListProps {
  readonly modelos: readonly ModeloCombo[];
  readonly busca: string;
  readonly chosen: ModeloCombo | undefined;
  readonly error: string | undefined;
  readonly onChoose: (modelo: ModeloCombo) => void;
  /** Enter on the chosen one: on to the subject. */
  readonly onGoOn: () => void;
  readonly onClear: () => void;
}

/** Cards of which one is chosen: arrows walk, Enter goes on. */
export const ModeloList = ({ modelos, busca, chosen, error, onChoose, onGoOn, onClear }: ModeloListProps) => {
  const text = useText();
  const errorId = useId();
  if (modelos.length === 0)
    return busca === '' ? (
      <EmptyState icon={Files} title={text('editor.novo.vazio')}>
        {text('editor.novo.vazioAjuda')}
      </EmptyState>
    ) : (
      <EmptyState
        icon={SearchX}
        title={text('editor.novo.nenhum', { busca })}
        action={<Button onClick={onClear}>{text('editor.novo.limpar')}</Button>}
      >
        {text('editor.novo.nenhumAjuda')}
      </EmptyState>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onGoOn();
  };
  return (
    <div
      role="radiogroup"
      aria-label={text('editor.novo.modelos')}
      aria-describedby={error === undefined ? undefined : errorId}
      onKeyDown={onKeyDown}
    >
      {error !== undefined && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      {groupModelos(modelos).map(({ tipo, modelos: group }) => (
        <div key={tipo} className={styles.group} role="group" aria-label={tipo || undefined}>
          {tipo !== '' && <h3 className={styles.groupTitle}>{tipo}</h3>}
          <div className={styles.cards}>
            {group.map((modelo) => (
              <label key={modelo.id} className={styles.card}>
                <input
                  type="radio"
                  name="modelo"
                  checked={chosen?.id === modelo.id}
                  onChange={() => onChoose(modelo)}
                />
                <span className={styles.sigla} aria-hidden="true">
                  {modelo.sigla ?? modelo.nome.slice(0, 2).toUpperCase()}
                </span>
                <span className="grow">
                  <span className={styles.name}>{modelo.nome}</span>
                  {modelo.descricao !== undefined && <span className={styles.text}>{modelo.descricao}</span>}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
};
