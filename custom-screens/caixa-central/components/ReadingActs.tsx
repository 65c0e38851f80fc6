import { Binoculars, FileText, History, Mail, MailOpen, Star } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ActKey } from '#src/conteudo/act-names.ts';
import { assinaturaPath, consultaPath, edicaoPath, respostaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { itemMarkers } from '../item-actions.ts';
import { readingActions } from '../reading-actions.ts';
import type { CaixaActName } from '../actions.ts';
import type { ConteudoLido } from '../queries.ts';
import type { CaixaActs } from '../use-caixa-acts.ts';
import type { BodyView } from './ReadingBody.tsx';
import styles from './Reading.module.css';

interface ReadingActsProps {
  readonly item: ItemCaixa;
  readonly conteudo: ConteudoLido | undefined;
  readonly acts: CaixaActs;
  readonly filled: boolean;
  readonly view: BodyView;
  readonly onView: (view: BodyView) => void;
}

/** What can be done with the item being read, following it, and what is shown below. */
export const ReadingActs = ({ item, conteudo, acts, filled, view, onView }: ReadingActsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const perform = (name: ActKey): void => {
    const screens: Partial<Record<ActKey, string>> = {
      abrir: consultaPath(item.id, item.tipo),
      abrirLote: consultaPath(item.id, item.tipo),
      editar: edicaoPath(item.id, item.tipo),
      assinar: assinaturaPath(item.id),
      responder: respostaPath(item.id),
    };
    const to = screens[name];
    const go = (): void =>
      void navigate(to ?? '', { state: { from: pathname + search, conferir: name === 'abrirLote' } });
    // what is checked is here: the receipt is the first half of the same act
    if (name === 'abrirLote' && item.acoes.includes('receber'))
      void acts.run('receber', [item], { then: go });
    else if (to !== undefined) go();
    else void acts.run(name as CaixaActName, [item]);
  };
  const { actions, more } = readingActions(item, conteudo, filled, acts.busy, perform);
  const unread = item.lido ? 'marcarNaoLido' : 'marcarLido';
  const favourite = item.favorito ? 'desfavoritar' : 'favoritar';
  const follow = item.acompanhado ? 'deixarDeAcompanhar' : 'acompanhar';
  return (
    <div className={styles.acts}>
      <ActionBar
        label={text('caixa.leitura.acoes')}
        actions={actions}
        more={[...more, ...itemMarkers(item, acts)]}
        end={
          <>
            <IconAction
              icon={view === 'documento' ? History : FileText}
              label={text(view === 'documento' ? 'caixa.leitura.verAndamento' : 'caixa.leitura.verDocumento')}
              onClick={() => onView(view === 'documento' ? 'andamento' : 'documento')}
            />
            <IconAction
              icon={item.lido ? Mail : MailOpen}
              label={text(`caixa.atos.${unread}`)}
              onClick={() => void acts.run(unread, [item])}
            />
            <IconAction
              icon={Star}
              label={text(`caixa.atos.${favourite}`)}
              aria-pressed={item.favorito}
              className={item.favorito ? styles.favourite : undefined}
              onClick={() => void acts.run(favourite, [item])}
            />
            <IconAction
              icon={Binoculars}
              label={text(`caixa.atos.${follow}`)}
              aria-pressed={item.acompanhado}
              className={item.acompanhado ? styles.followed : undefined}
              onClick={() => void acts.run(follow, [item])}
            />
          </>
        }
      />
    </div>
  );
};
