import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { comentarioApi } from '#schemas/api/comentario.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Comentario } from '#schemas/shapes/comentario.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notify } from '#src/ui/notify.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { conteudoComentado } from './comentado.ts';
import { ComentarioForm } from './ComentarioForm.tsx';
import { ComentarioRow } from './ComentarioRow.tsx';
import styles from './Comentarios.module.css';

interface ComentariosProps {
  readonly conteudoId: number;
}

/** What people say to each other about a content, and where one more is written. */
export const Comentarios = ({ conteudoId }: ComentariosProps) => {
  const { data, error, refetch } = useRead(
    comentarioApi.listar,
    { params: { id: conteudoId } },
    { ownError: true },
  );
  if (data) return <Conversa conteudoId={conteudoId} itens={data.itens} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={3} />;
};

const refresh = [comentarioApi.listar, tramiteApi.historico];

const Conversa = ({ conteudoId, itens }: ComentariosProps & { readonly itens: readonly Comentario[] }) => {
  const text = useText();
  const [editing, setEditing] = useState<number>();
  const comentar = useAct(comentarioApi.comentar, { ownError: true, refresh });
  const alterar = useAct(comentarioApi.alterar, { ownError: true, refresh });
  return (
    <div className={styles.comentarios}>
      {itens.length === 0 ? (
        <EmptyState icon={MessageSquare} title={text('comentarios.vazio')}>
          {text('comentarios.vazioTexto')}
        </EmptyState>
      ) : (
        <Lista conteudoId={conteudoId} itens={itens} editing={editing} onEdit={setEditing}>
          {(comentario) => (
            <ComentarioForm
              comentado={conteudoComentado(conteudoId)}
              texto={comentario.texto ?? ''}
              mencoes={comentario.mencoes}
              busy={alterar.isPending}
              onCancel={() => setEditing(undefined)}
              onSend={async (body) => {
                await alterar.act({ params: { id: conteudoId, comentarioId: comentario.id }, body });
                setEditing(undefined);
              }}
            />
          )}
        </Lista>
      )}
      <ComentarioForm
        comentado={conteudoComentado(conteudoId)}
        busy={comentar.isPending}
        onSend={(body) => comentar.act({ params: { id: conteudoId }, body })}
      />
    </div>
  );
};

interface ListaProps extends ComentariosProps {
  readonly itens: readonly Comentario[];
  readonly editing: number | undefined;
  readonly onEdit: (id: number) => void;
  /** What stands in the place of the one that is being put right. */
  readonly children: (comentario: Comentario) => React.ReactNode;
}

const Lista = ({ conteudoId, itens, editing, onEdit, children }: ListaProps) => {
  const text = useText();
  const [removing, setRemoving] = useState<Comentario>();
  const excluir = useAct(comentarioApi.excluir, { refresh });
  const remove = async (id: number): Promise<void> => {
    await excluir.act({ params: { id: conteudoId, comentarioId: id } });
    notify(text('comentarios.exclusao.feita'));
    setRemoving(undefined);
  };
  return (
    <>
      <ul className={styles.list} aria-label={text('comentarios.lista')}>
        {itens.map((comentario) => (
          <li key={comentario.id} className={styles.row}>
            {comentario.id === editing ? (
              children(comentario)
            ) : (
              <ComentarioRow
                comentario={comentario}
                onEdit={() => onEdit(comentario.id)}
                onRemove={() => setRemoving(comentario)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={text('comentarios.exclusao.titulo', { nome: removing?.autor.nome })}
        confirmLabel={text('comentarios.exclusao.botao')}
        destructive
        busy={excluir.isPending}
        onConfirm={() => removing && void remove(removing.id).catch(() => setRemoving(undefined))}
        onClose={() => setRemoving(undefined)}
      >
        {text('comentarios.exclusao.texto')}
      </ConfirmDialog>
    </>
  );
};
