import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { powersFrom } from '../way-back.ts';

/** Where the signature of a request is asked for: somebody else may give it, with a power of attorney. */
export const OutroAssina = ({ pedidoId }: { readonly pedidoId: number }) => {
  const text = useText();
  return (
    <p className="sub">
      {text('externo.procuracao.outroAssina')}{' '}
      <Link to={powersFrom(`/externo/solicitacao/${pedidoId}`)}>{text('externo.procuracao.cadastrar')}</Link>
    </p>
  );
};
