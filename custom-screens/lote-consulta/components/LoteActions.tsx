import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loteApi } from '#schemas/api/lote.ts';
import type { Lote } from '#schemas/shapes/lote.ts';
import { actNames } from '#src/conteudo/act-names.ts';
import { ContentActions } from '#src/conteudo/atos/ContentActions.tsx';
import { JuntarArquivo } from '#src/conteudo/peca/JuntarArquivo.tsx';
import { download } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import type { LoteActs } from '../use-lote-acts.ts';
import { Conferir } from './Conferir.tsx';
import { EditarLote } from './EditarLote.tsx';

interface LoteActionsProps {
  readonly lote: Lote;
  readonly acts: LoteActs;
  /** Leads to the field where labels are read. */
  readonly onIncluir: () => void;
}

/** The acts of a lot: of one that came from elsewhere, checking and opening it first. */
export const LoteActions = ({ lote, acts, onIncluir }: LoteActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search, ...at } = useLocation();
  const state = at.state as { readonly conferir?: boolean } | null;
  const asks = state?.conferir === true;
  const [asked, setAsked] = useState(asks);
  const [opening, setOpening] = useState(false);
  const { id, remetente } = lote;
  const opens =
    remetente !== undefined && lote.acoes.some(({ nome, permitida }) => nome === 'abrirLote' && permitida);
  // who came to check it does, as soon as it is received
  if (asked && opens) {
    setAsked(false);
    setOpening(true);
  }
  // it was asked once: who comes back to the page, or loads it anew, came to see it
  useEffect(() => {
    if (asks) void navigate(pathname + search, { replace: true, state: { ...state, conferir: false } });
  }, [asks, navigate, pathname, search, state]);
  // what is taken out is chosen in the list, which offers it there
  const acoes = lote.acoes.filter(({ nome }) => nome !== 'retirarItens' && !(opens && nome === 'abrirLote'));
  const { label, icon } = actNames.abrirLote;
  return (
    <>
      <ContentActions
        conteudo={{ ...lote, acoes }}
        name={acts.name}
        acts={acts}
        own={{
          direct: {
            incluirItens: onIncluir,
            abrirLote: () => setOpening(true),
          },
          dialogs: {
            editar: (close) => <EditarLote lote={lote} acts={acts} onClose={close} />,
            juntarArquivo: (close) => <JuntarArquivo conteudoId={id} name={acts.name} onClose={close} />,
          },
        }}
        first={opens ? [{ id: 'abrirLote', label: text(label), icon, perform: () => setOpening(true) }] : []}
        paper={[
          {
            id: 'guia',
            label: text('loteTela.guia'),
            icon: FileDown,
            group: 'baixar',
            perform: () => {
              notify(text('loteTela.guiaVem'));
              void download(loteApi.guia, { params: { id } }).catch(notifyProblem);
            },
          },
        ]}
        onPrint={() => print()}
      />
      {opening && <Conferir lote={lote} name={acts.name} onClose={() => setOpening(false)} />}
    </>
  );
};
