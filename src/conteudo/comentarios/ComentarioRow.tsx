import { Pencil, Trash2 } from 'lucide-react';
import type { Comentario } from '#schemas/shapes/comentario.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { UserAvatar } from '#src/ui/UserAvatar.tsx';
import { piecesOf } from './mention-at.ts';
import styles from './Comentarios.module.css';

interface ComentarioRowProps {
  readonly comentario: Comentario;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One comment: who, when, what; of one that was removed, that it was there. */
export const ComentarioRow = ({ comentario, onEdit, onRemove }: ComentarioRowProps) => {
  const text = useText();
  const { autor, texto, criadoEm, editadoEm, excluido, mencoes, alterar, excluir } = comentario;
  return (
    <>
      <UserAvatar name={autor.nome} size="small" neutral />
      <div className="grow">
        <p className="xs mut">
          <span title={formatMinute(criadoEm)}>
            {text('comentarios.porQuem', {
              nome: autor.nome,
              unidade: autor.unidade,
              quando: relativeTime(criadoEm),
            })}
          </span>
          {editadoEm && (
            <span title={formatMinute(editadoEm)}>
              {' · '}
              {text('comentarios.alterado')}
            </span>
          )}
        </p>
        {texto !== undefined && (
          <p className={styles.words}>
            {piecesOf(
              texto,
              mencoes.map(({ nome }) => nome),
            ).map((piece, index) =>
              piece.mention ? (
                <strong key={index} className={styles.mention}>
                  {piece.text}
                </strong>
              ) : (
                piece.text
              ),
            )}
          </p>
        )}
        {excluido && (
          <p className="mut">
            {text('comentarios.excluido', { nome: excluido.por, quando: relativeTime(excluido.em) })}
          </p>
        )}
      </div>
      <span className={styles.acts}>
        {alterar && (
          <IconAction size="small" icon={Pencil} label={text('comentarios.alterar')} onClick={onEdit} />
        )}
        {excluir && (
          <IconAction
            size="small"
            icon={Trash2}
            label={text('comentarios.excluir', { nome: autor.nome })}
            onClick={onRemove}
          />
        )}
      </span>
    </>
  );
};
