import { FileText, ShieldCheck } from 'lucide-react';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useActingName } from '#src/session/use-acting-name.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { itemName } from './item-name.ts';
import styles from './Signing.module.css';

/** How many documents are named; the others are counted. */
const named = 5;

/** What is about to be signed, at which level, and on which legal ground. */
export const SigningSummary = ({ itens }: { readonly itens: readonly DocumentoParaAssinar[] }) => {
  const text = useText();
  const nome = useActingName();
  const substitute = useSignedIn().usuarioSubstituto !== undefined;
  const { data } = useRead(assinaturaApi.licencaUsuario, {}, { quiet: true, ownError: true });
  const advanced = data?.codigo === true;
  const rest = itens.length - named;
  return (
    <>
      <ul className={styles.documents} aria-label={text('assinatura.dialogo.oQue')}>
        {itens.slice(0, named).map((item) => (
          <li key={item.id}>
            <FileText size={16} aria-hidden="true" />
            <span className="grow">
              <span className="id">{itemName(item)}</span>
              <span className={styles.subject}>{item.assunto}</span>
              <span className={styles.place}>
                {item.total === 1
                  ? text('assinatura.unica')
                  : text('assinatura.posicao', { n: item.posicao, total: item.total })}
              </span>
            </span>
            <PrazoMark assinatura prazo={item.prazo} />
          </li>
        ))}
        {rest > 0 && <li className="sm sub">{text('assinatura.dialogo.mais', { count: rest })}</li>}
      </ul>
      <div className={styles.level}>
        <ShieldCheck size={18} aria-hidden="true" />
        <div>
          <b>{text(advanced ? 'assinatura.dialogo.nivelAvancado' : 'assinatura.dialogo.nivel')}.</b>{' '}
          {substitute && `${text('assinatura.dialogo.quem', { nome })} `}
          {text(advanced ? 'assinatura.dialogo.baseAvancada' : 'assinatura.dialogo.base')}{' '}
          {text('assinatura.dialogo.efeito')}
        </div>
      </div>
    </>
  );
};
