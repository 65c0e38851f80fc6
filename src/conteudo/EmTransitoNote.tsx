import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Consulta.module.css';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';

/** Where it was sent and nobody received it yet; who has to receive it reads that in the box of the forwarding. */
export const EmTransitoNote = ({
  conteudo: { emTransito, acoes },
}: {
  readonly conteudo: Pick<ConteudoAberto, 'emTransito' | 'acoes'>;
}) => {
  const text = useText();
  if (!emTransito || acoes.some(({ nome, permitida }) => nome === 'receber' && permitida)) return null;
  return (
    <div className={styles.note}>
      <Note>
        {text('consulta.emTransito', {
          destino: emTransito.paraPessoa
            ? `${emTransito.paraPessoa} (${emTransito.paraUnidade.sigla})`
            : emTransito.paraUnidade.sigla,
          quando: relativeTime(emTransito.enviadoEm),
        })}
      </Note>
    </div>
  );
};
