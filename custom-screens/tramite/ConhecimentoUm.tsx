import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { CopiasField } from './components/CopiasField.tsx';
import { DespachoField } from './components/DespachoField.tsx';
import { FormFrame } from './components/FormFrame.tsx';
import { PrioridadeField } from './components/PrioridadeField.tsx';
import { Resumo } from './components/Resumo.tsx';
import type { Tramitavel } from './tramitavel.ts';
import { useConhecimento } from './use-conhecimento.ts';
import { fieldId } from './use-tramite.ts';
import styles from './components/Tramite.module.css';

/** Lets others know of one content by copies: it goes nowhere. */
export const ConhecimentoUm = ({ item }: { readonly item: Tramitavel }) => {
  const text = useText();
  const screen = useConhecimento(item);
  const { form, change, refused, wrong } = screen;
  const { detentor } = item.conteudo;
  return (
    <FormFrame
      title={text('tramite.tituloConhecimento', { item: item.nome })}
      screen={screen}
      sendLabel={text('tramite.conhecimento.botao')}
      total={1}
      side={<Resumo item={item} title={text('tramite.conhecimento.resumo')} />}
    >
      {refused.geral !== undefined && (
        <Note tone="rubro" alert>
          {refused.geral}
        </Note>
      )}
      <Note>{text('tramite.conhecimento.fica')}</Note>
      <Sheet title={text('tramite.conhecimento.titulo')}>
        <div className={styles.fields}>
          <CopiasField
            id={fieldId('copias')}
            value={form.copias}
            error={refused.copias}
            wrong={wrong}
            required
            except={({ unidade, usuario }) =>
              unidade.id === detentor.unidade.id && (!usuario || usuario.id === detentor.usuario?.id)
            }
            onChange={(copias) => change({ copias })}
          />
          <PrioridadeField value={form.prioridade} onChange={(prioridade) => change({ prioridade })} />
          <DespachoField
            textos={screen.textos}
            texto={form.texto}
            error={refused.texto}
            onChange={(texto) => change({ texto })}
          />
        </div>
      </Sheet>
    </FormFrame>
  );
};
