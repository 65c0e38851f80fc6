import { useId, useState } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { vinculoApi } from '#schemas/api/vinculo.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ConteudoVinculado } from '#schemas/shapes/vinculo.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { notifyUndo } from '#src/ui/undo.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';

export type Mudanca = 'desvincular' | 'mover';

interface MudarVinculoProps {
  readonly documento: Documento;
  readonly origem: ConteudoVinculado;
  readonly mudanca: Mudanca;
  readonly onClose: () => void;
}

/** Letters at the least of a search of contents. */
const shortest = 3;

const options = { ownError: true, refresh: [...contentReads, vinculoApi.listar] };

/** Unties a document from what it was made from, or ties it to another content. */
export const MudarVinculo = ({ documento, origem, mudanca, onClose }: MudarVinculoProps) => {
  const text = useText();
  const fieldId = useId();
  const [chosen, setChosen] = useState<ItemCaixa>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const untie = useAct(vinculoApi.desvincular, options);
  const move = useAct(vinculoApi.mover, options);
  const { id } = documento;
  const names = { documento: documentName(documento), origem: itemName(origem) };
  const moveTo = async (de: number, para: number): Promise<void> =>
    void (await move.act({ params: { a: id, b: de, c: para } }));
  const confirm = (): void => {
    if (mudanca === 'desvincular')
      void run(async () => {
        await untie.act({ params: { id }, body: {} });
        notify(text('vinculos.desvinculo.feito', names));
      });
    else if (chosen)
      void run(async () => {
        await moveTo(origem.id, chosen.id);
        notifyUndo(text('vinculos.mudanca.feito', { ...names, destino: itemName(chosen) }), () =>
          moveTo(chosen.id, origem.id),
        );
      });
    else refuse(text('vinculos.mudanca.escolha'));
  };
  if (mudanca === 'desvincular')
    return (
      <ConfirmDialog
        open
        title={text('vinculos.desvinculo.titulo', names)}
        confirmLabel={text('vinculos.desvincular')}
        busy={busy}
        error={error}
        onConfirm={confirm}
        onClose={onClose}
      >
        {text('vinculos.desvinculo.texto', names)}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      title={text('vinculos.mudanca.titulo', names)}
      confirmLabel={text('vinculos.mover')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('vinculos.mudanca.texto', names)}</p>
      <PickField<ItemCaixa>
        id={fieldId}
        label={text('vinculos.mudanca.campo')}
        help={text('vinculos.mudanca.ajuda')}
        source={`vinculo/${id}`}
        search={(q, signal) => searchContents(q, id, signal)}
        value={chosen ? [chosen] : []}
        keyOf={(item) => String(item.id)}
        nameOf={itemName}
        detailOf={({ assunto }) => assunto}
        error={error}
        onChange={([next]) => {
          setChosen(next);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};

const searchContents = async (q: string, self: number, signal: AbortSignal): Promise<ItemCaixa[]> => {
  const words = q.length < shortest ? {} : { q };
  const { itens } = await call(
    caixaCentralApi.pesquisar,
    { query: { ...words, pageSize: 20 } },
    { signal, quiet: true },
  );
  return itens.filter(({ id }) => id !== self);
};
