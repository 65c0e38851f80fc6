import Button from '@mui/material/Button';
import { Files, SearchX } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { ModeloPersonalizado } from '#schemas/shapes/modelo-personalizado.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { groupModelos } from './group-modelos.ts';
import { ChoiceCard } from '#src/conteudo/ChoiceCard.tsx';
import { ModelosProprios } from './ModelosProprios.tsx';
import type { Escolhido } from './use-novo-documento.ts';
import styles from '#src/conteudo/Cadastro.module.css';

interface ModeloListProps {
  readonly modelos: readonly ModeloCombo[];
  readonly busca: string;
  /** Those that the person or the unit kept. */
  readonly proprios: readonly ModeloPersonalizado[];
  readonly chosen: Escolhido | undefined;
  readonly error: string | undefined;
  readonly onChoose: (modelo: Escolhido) => void;
  readonly onGone: (personalizado: number) => void;
  /** Enter on the chosen one: on to the subject. */
  readonly onGoOn: () => void;
  readonly onClear: () => void;
}

/** Cards of which one is chosen: arrows walk, Enter on the chosen one goes on. */
export const ModeloList = (props: ModeloListProps) => {
  const { modelos, proprios, busca, chosen, error, onChoose, onGone, onGoOn, onClear } = props;
  const text = useText();
  const errorId = useId();
  if (modelos.length === 0 && proprios.length === 0)
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
    // a card that was not chosen is chosen first, and a button among them does its own
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
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
      <ModelosProprios modelos={proprios} chosen={chosen} onChoose={onChoose} onGone={onGone} />
      {groupModelos(modelos).map(({ tipo, modelos: group }) => (
        <div key={tipo} className={styles.group} role="group" aria-label={tipo || undefined}>
          {tipo !== '' && <h3 className={styles.groupTitle}>{tipo}</h3>}
          <div className={styles.cards}>
            {group.map((modelo) => (
              <ChoiceCard
                group="modelo"
                key={modelo.id}
                sigla={modelo.sigla}
                nome={modelo.nome}
                descricao={modelo.descricao}
                checked={chosen?.id === modelo.id && chosen.personalizado === undefined}
                onChoose={() => onChoose(modelo)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
};
