import Button from '@mui/material/Button';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fluxoComentarioApi } from '#schemas/api/fluxo-comentario.ts';
import type { FluxoConversa } from '#schemas/shapes/fluxo-comentario.ts';
import type { Comentado } from '#src/conteudo/comentarios/comentado.ts';
import { ComentarioForm } from '#src/conteudo/comentarios/ComentarioForm.tsx';
import { ComentarioRow } from '#src/conteudo/comentarios/ComentarioRow.tsx';
import { useAct } from '#src/data/query.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { elementOf } from '../drawing.ts';
import { elementName } from '../element-name.ts';
import styles from './Comentarios.module.css';
import type { Comentarios } from './use-comentarios.ts';

interface ConversaProps {
  readonly conversa: FluxoConversa;
  readonly comentado: Comentado;
  readonly of: Comentarios;
}

const refresh = [fluxoComentarioApi.listar];

/** One conversation: what it is about, what was said, and where it is answered or resolved. */
export const Conversa = ({ conversa, comentado, of }: ConversaProps) => {
  const text = useText();
  const { id, elemento, resolvida, comentarios } = conversa;
  const params = { id: of.fluxoId, conversa: id };
  const [editing, setEditing] = useState<number>();
  const [removing, setRemoving] = useState<number>();
  const responder = useAct(fluxoComentarioApi.responder, { ownError: true, refresh });
  const alterar = useAct(fluxoComentarioApi.alterar, { ownError: true, refresh });
  const mudar = useAct(fluxoComentarioApi.mudarSituacao, { refresh });
  const excluir = useAct(fluxoComentarioApi.excluir, { refresh });
  const element = elementOf(of.drawing, elemento);
  const nome =
    elemento === undefined
      ? text('fluxoComentarios.todo')
      : element
        ? elementName(element, text)
        : (conversa.nome ?? text('fluxoComentarios.semNome'));
  const asked = of.foco?.conversa === id;
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked && of.foco?.campo === false) box.current?.focus();
  }, [asked, of.foco]);
  const kept = of.written.of(`resposta:${id}`);
  const resolve = (): void =>
    void mudar
      .act({ params, body: { resolvida: resolvida === undefined } })
      .then(() => {
        // with nothing being written in it, it goes where those of its kind are
        if (kept.read() === undefined) of.answer(undefined);
        notify(text(`fluxoComentarios.${resolvida ? 'foiReaberta' : 'foiResolvida'}`), { kind: 'success' });
      })
      // somebody else was faster, and the notice said so
      .catch(() => of.refetch());
  const remove = (comentario: number): void =>
    void excluir
      .act({ params: { ...params, comentario } })
      .then(() => notify(text('fluxoComentarios.exclusao.feita')))
      .catch(() => of.refetch())
      .finally(() => setRemoving(undefined));
  /** A refusal says what somebody else did, and what they did is read. */
  const andRead = <T,>(work: Promise<T>): Promise<T> =>
    work.catch((problem: unknown) => {
      void of.refetch();
      throw problem;
    });
  return (
    <li
      ref={box}
      tabIndex={-1}
      className={classes(
        styles.conversa,
        (of.atual === id || (elemento !== undefined && elemento === of.selected)) && styles.atual,
      )}
      aria-label={text('fluxoComentarios.conversaDe', { nome })}
    >
      <div className={styles.sobre}>
        {element ? (
          <Button
            size="small"
            variant="text"
            className={styles.nome}
            aria-label={text('fluxoComentarios.mostrarElemento', { nome })}
            onClick={() => of.choose(element.id)}
          >
            {nome}
          </Button>
        ) : (
          <span className={classes(styles.nome, styles.semElemento)}>{nome}</span>
        )}
        <Button
          size="small"
          variant="text"
          startIcon={
            resolvida ? (
              <RotateCcw size={16} aria-hidden="true" />
            ) : (
              <CircleCheck size={16} aria-hidden="true" />
            )
          }
          aria-label={text(`fluxoComentarios.${resolvida ? 'reabrirDe' : 'resolverDe'}`, { nome })}
          disabled={mudar.isPending}
          onClick={resolve}
        >
          {text(`fluxoComentarios.${resolvida ? 'reabrir' : 'resolver'}`)}
        </Button>
      </div>
      {resolvida && (
        <p className={classes(styles.resolvida, 'xs mut')} title={formatMinute(resolvida.em)}>
          {text('fluxoComentarios.resolvida', { nome: resolvida.por, quando: relativeTime(resolvida.em) })}
        </p>
      )}
      <ul className={styles.falas}>
        {comentarios.map((comentario) => (
          <li key={comentario.id} className={styles.fala}>
            {comentario.id === editing ? (
              <ComentarioForm
                comentado={comentado}
                texto={comentario.texto ?? ''}
                mencoes={comentario.mencoes}
                busy={alterar.isPending}
                kept={of.written.of(`alteracao:${comentario.id}`)}
                onCancel={() => {
                  setEditing(undefined);
                  of.written.of(`alteracao:${comentario.id}`).keep(undefined);
                }}
                onSend={async (body) => {
                  await andRead(alterar.act({ params: { ...params, comentario: comentario.id }, body }));
                  setEditing(undefined);
                }}
              />
            ) : (
              <ComentarioRow
                comentario={comentario}
                onEdit={() => setEditing(comentario.id)}
                onRemove={() => setRemoving(comentario.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {of.atual === id && (!resolvida || kept.read() !== undefined) ? (
        <div className={styles.escrita}>
          <ComentarioForm
            key={`${of.pedidos} ${of.written.lidos}`}
            comentado={comentado}
            busy={responder.isPending}
            label={text('fluxoComentarios.resposta')}
            sendLabel={text('fluxoComentarios.responder')}
            autoFocus={asked && of.foco?.campo === true}
            kept={kept}
            onSend={(body) => andRead(responder.act({ params, body }))}
          />
        </div>
      ) : (
        !resolvida && (
          <Button size="small" variant="text" className={styles.responder} onClick={() => of.answer(id)}>
            {text('fluxoComentarios.responder')}
          </Button>
        )
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={text('fluxoComentarios.exclusao.titulo')}
        confirmLabel={text('fluxoComentarios.exclusao.botao')}
        destructive
        busy={excluir.isPending}
        onConfirm={() => removing !== undefined && remove(removing)}
        onClose={() => setRemoving(undefined)}
      >
        {text('fluxoComentarios.exclusao.texto')}
      </ConfirmDialog>
    </li>
  );
};
