import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { Note } from '#src/ui/Note.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import styles from './Consulta.module.css';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';

/** That it has to come back, to everybody but who owes it: these read it in the box of the forwarding. */
export const RetornoEsperado = ({ conteudo }: { readonly conteudo: ConteudoAberto }) => {
  const text = useText();
  const here = useSignedIn().dados.idUnidadeLogada;
  const { retorno } = conteudo;
  if (!retorno) return null;
  const { deUnidade, paraUnidade, dePessoa, prazo } = retorno;
  if (paraUnidade.id === here && deUnidade.id !== here) return null;
  return (
    <div className={styles.note}>
      <Note>
        {deUnidade.id === here
          ? text('consulta.retorno.esperado', { unidade: paraUnidade.sigla, pessoa: dePessoa })
          : text('consulta.retorno.deOutros', { unidade: paraUnidade.sigla, para: deUnidade.sigla })}{' '}
        <PrazoMark prazo={prazo} />
      </Note>
    </div>
  );
};
