import Button from '@mui/material/Button';
import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Atividade, CampoFluxo } from '#schemas/fluxo/atividade.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { useMoveRascunho } from '../regras/rascunho-de-regra.ts';
import styles from './Formulario.module.css';
import { Pergunta } from './Pergunta.tsx';
import { Previa } from './Previa.tsx';
import { addQuestion, changeQuestion, duplicateQuestion, moveQuestion, removeQuestion } from './questions.ts';

interface Removed {
  readonly campos: readonly CampoFluxo[];
  readonly at: number;
  readonly rotulo: string;
}

interface FormularioProps {
  readonly nome: string;
  readonly atividade: Pick<Atividade, 'especie' | 'campos' | 'instrucao'>;
  readonly onChange: (campos: readonly CampoFluxo[]) => void;
  readonly onClose: () => void;
}

/** The form of an activity, question by question, with what who does it will see beside it. */
export const Formulario = ({ nome, atividade, onChange, onClose }: FormularioProps) => {
  const text = useText();
  const { campos } = atividade;
  const change = (next: readonly CampoFluxo[]): void => {
    setRemoved(undefined);
    onChange(next);
  };
  const [chosen, setChosen] = useState(0);
  // taken back here: what is said at the foot of the page is out of reach of who is in a dialog
  const [removed, setRemoved] = useState<Removed>();
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly at: number; readonly of: '[data-pergunta]' | 'input' } | undefined>(
    undefined,
  );
  // where it went, as soon as it is there: another key may follow at once
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { at, of } = wanted.current;
    const found = list.current?.children[at]?.querySelector<HTMLElement>(of);
    // the drawing changes in its turn: it comes a moment later
    if (!found) return;
    wanted.current = undefined;
    found.focus();
    if (found instanceof HTMLInputElement) found.select();
  });
  const moveRascunho = useMoveRascunho();
  const changeOne = (at: number, more: Partial<CampoFluxo>): void => {
    const next = changeQuestion(campos, at, more);
    const [former, chave] = [campos[at]?.chave, next[at]?.chave];
    // with another key it is still the same question
    if (former !== chave) moveRascunho(`pergunta:${former ?? ''}`, `pergunta:${chave ?? ''}`);
    change(next);
  };
  const focusOn = (at: number): void => {
    wanted.current = { at, of: '[data-pergunta]' };
  };
  const move = (from: number, to: number): void => {
    const next = moveQuestion(campos, from, to);
    if (next === campos) return;
    change(next);
    setChosen(to);
    focusOn(to);
  };
  const remove = (at: number): void => {
    const rotulo = campos[at]?.rotulo ?? '';
    onChange(removeQuestion(campos, at));
    setChosen(Math.max(0, Math.min(at, campos.length - 2)));
    focusOn(Math.min(at, campos.length - 2));
    setRemoved({ campos, at, rotulo });
  };
  const onKey = (event: KeyboardEvent, at: number): void => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.altKey && way !== 0) {
      event.preventDefault();
      move(at, at + way);
    } else if (way !== 0) {
      event.preventDefault();
      const beside = list.current?.children[at + way];
      beside?.querySelector<HTMLElement>('[data-pergunta]')?.focus();
    } else if (event.key === 'Delete') {
      event.preventDefault();
      remove(at);
    }
  };
  return (
    <PageDialog
      title={text('fluxoFormulario.titulo', { nome })}
      note={text('fluxoFormulario.nota')}
      closeLabel={text('fluxoFormulario.fechar')}
      onClose={onClose}
    >
      <div className={styles.page}>
        <section className={styles.questions} aria-labelledby="perguntas">
          <h3 id="perguntas" className={styles.heading}>
            {text('fluxoDesenho.campo.formulario')}
          </h3>
          {campos.length === 0 && <p className="sm sub">{text('fluxoFormulario.nenhuma')}</p>}
          <ol ref={list} className={styles.list}>
            {campos.map((campo, at) => (
              <li
                key={at}
                className={classes(
                  styles.item,
                  at === chosen && styles.chosen,
                  dragged === at && styles.dragged,
                )}
                onDragOver={(event) => dragged !== undefined && event.preventDefault()}
                onDrop={() => dragged !== undefined && move(dragged, at)}
              >
                <div
                  className={styles.row}
                  draggable
                  onDragStart={() => setDragged(at)}
                  onDragEnd={() => setDragged(undefined)}
                >
                  <GripVertical size={16} aria-hidden="true" className={styles.grip} />
                  <button
                    type="button"
                    data-pergunta=""
                    className={styles.name}
                    aria-expanded={at === chosen}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
                    onClick={() => setChosen(at)}
                    onKeyDown={(event) => onKey(event, at)}
                  >
                    {campo.rotulo}
                    <span className="xs sub">{saidOf(campo, text)}</span>
                  </button>
                  <IconAction
                    icon={ArrowUp}
                    size="small"
                    label={text('fluxoFormulario.sobe', { rotulo: campo.rotulo })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconAction
                    icon={ArrowDown}
                    size="small"
                    label={text('fluxoFormulario.desce', { rotulo: campo.rotulo })}
                    disabled={at === campos.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <IconAction
                    icon={Copy}
                    size="small"
                    label={text('fluxoFormulario.duplica', { rotulo: campo.rotulo })}
                    onClick={() => {
                      const rotulo = text('fluxoFormulario.copia', { rotulo: campo.rotulo });
                      change(duplicateQuestion(campos, at, rotulo));
                      setChosen(at + 1);
                    }}
                  />
                  <IconAction
                    icon={Trash2}
                    size="small"
                    label={text('fluxoDesenho.campo.retirarCampo', { rotulo: campo.rotulo })}
                    onClick={() => remove(at)}
                  />
                </div>
                {at === chosen && (
                  <Pergunta
                    // the same while its name, and with it its key, is being written: what is clicked meanwhile is still there
                    key={campos.length}
                    campo={campo}
                    before={campos.slice(0, at)}
                    onChange={(more) => changeOne(at, more)}
                  />
                )}
              </li>
            ))}
          </ol>
          <div role="status" className={styles.removed}>
            {removed && (
              <>
                <span className="sm">{text('fluxoFormulario.retirada', { rotulo: removed.rotulo })}</span>
                <Button
                  size="small"
                  onClick={() => {
                    change(removed.campos);
                    setChosen(removed.at);
                    focusOn(removed.at);
                  }}
                >
                  {text('ui.desfazer')}
                </Button>
              </>
            )}
          </div>
          <Button
            size="small"
            startIcon={<Plus size={16} aria-hidden="true" />}
            onClick={() => {
              change(addQuestion(campos, text('fluxoDesenho.campo.rotulo')));
              setChosen(campos.length);
              wanted.current = { at: campos.length, of: 'input' };
            }}
          >
            {text('fluxoDesenho.campo.incluirCampo')}
          </Button>
        </section>
        <Previa nome={nome} atividade={atividade} />
      </div>
    </PageDialog>
  );
};

const saidOf = ({ tipo, obrigatorio, quando }: CampoFluxo, text: ReturnType<typeof useText>): string =>
  [
    text(`fluxoDesenho.tipoCampo.${tipo}`),
    ...(obrigatorio ? [text('fluxoFormulario.obrigatoria')] : []),
    ...(quando === undefined ? [] : [text('fluxoFormulario.comCondicao')]),
  ].join(' · ');
