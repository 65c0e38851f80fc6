import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { modeloPersonalizadoApi } from '#schemas/api/modelo-personalizado.ts';
import type { ModeloPersonalizado } from '#schemas/shapes/modelo-personalizado.ts';
import { ModeloPersonalizadoDialog } from '#src/conteudo/ModeloPersonalizadoDialog.tsx';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { ChoiceCard } from '#src/conteudo/ChoiceCard.tsx';
import type { Escolhido } from './use-novo-documento.ts';
import styles from '#src/conteudo/Cadastro.module.css';

interface ModelosPropriosProps {
  readonly modelos: readonly ModeloPersonalizado[];
  readonly chosen: Escolhido | undefined;
  readonly onChoose: (modelo: Escolhido) => void;
  /** One of them is no longer there. */
  readonly onGone: (personalizado: number) => void;
}

const options = { ownError: true, refresh: [modeloPersonalizadoApi.combo] };

/** The models that the person or the unit kept from documents, before those of the institution. */
export const ModelosProprios = ({ modelos, chosen, onChoose, onGone }: ModelosPropriosProps) => {
  const text = useText();
  const [changing, setChanging] = useState<ModeloPersonalizado>();
  const [removing, setRemoving] = useState<ModeloPersonalizado>();
  const alterar = useAct(modeloPersonalizadoApi.alterar, options);
  const excluir = useAct(modeloPersonalizadoApi.excluir, options);
  if (modelos.length === 0) return null;
  const titulo = text('modelosPersonalizados.titulo');
  const remove = async ({ id, nome }: ModeloPersonalizado): Promise<void> => {
    await excluir.act({ params: { id } });
    notify(text('modelosPersonalizados.exclusao.feita', { nome }));
    onGone(id);
  };
  return (
    <div className={styles.group} role="group" aria-label={titulo}>
      <h3 className={styles.groupTitle}>{titulo}</h3>
      <div className={styles.cards}>
        {modelos.map((own) => (
          <div key={own.id} className={styles.own}>
            <ChoiceCard
              group="modelo"
              sigla={own.sigla}
              nome={own.nome}
              descricao={text('modelosPersonalizados.detalhe', {
                modelo: own.modelo.rotulo,
                autor: own.autor,
              })}
              nota={own.daUnidade ? text('modelosPersonalizados.deTodos') : undefined}
              checked={chosen?.personalizado === own.id}
              onChoose={() => onChoose({ id: own.modelo.id, nome: own.nome, personalizado: own.id })}
            />
            {own.mudar && (
              <span className={styles.ownActs}>
                <IconAction
                  icon={Pencil}
                  size="small"
                  label={text('modelosPersonalizados.mudar', { nome: own.nome })}
                  onClick={() => setChanging(own)}
                />
                <IconAction
                  icon={Trash2}
                  size="small"
                  label={text('modelosPersonalizados.excluir', { nome: own.nome })}
                  onClick={() => setRemoving(own)}
                />
              </span>
            )}
          </div>
        ))}
      </div>
      {changing && (
        <ModeloPersonalizadoDialog
          title={text('modelosPersonalizados.mudanca.titulo', { nome: changing.nome })}
          confirm={text('modelosPersonalizados.mudanca.botao')}
          nome={changing.nome}
          daUnidade={changing.daUnidade}
          onSave={async (body) => {
            await alterar.act({ params: { id: changing.id }, body });
            notify(text('modelosPersonalizados.mudanca.feito', { nome: body.nome }));
          }}
          onClose={() => setChanging(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={text('modelosPersonalizados.exclusao.titulo', { nome: removing?.nome })}
        confirmLabel={text('modelosPersonalizados.exclusao.botao')}
        destructive
        busy={excluir.isPending}
        onConfirm={() =>
          removing &&
          void remove(removing)
            .catch(notifyProblem)
            .finally(() => setRemoving(undefined))
        }
        onClose={() => setRemoving(undefined)}
      >
        {text(
          removing?.daUnidade
            ? 'modelosPersonalizados.exclusao.daUnidade'
            : 'modelosPersonalizados.exclusao.texto',
        )}
      </ConfirmDialog>
    </div>
  );
};
