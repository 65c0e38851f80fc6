import { useSearchParams } from 'react-router-dom';

const pages = /^\/externo\/(?:solicitar|solicitacao|assinatura)\/\d{1,15}$/;

/** The powers of attorney, opened from a page to which the person comes back. */
export const powersFrom = (page: string): string =>
  `/externo/procuracoes?${new URLSearchParams({ volta: page }).toString()}`;

/** The page from which the person came; only one of those that lead here. */
export const useWayBack = (): string | undefined => {
  const [params] = useSearchParams();
  const volta = params.get('volta') ?? '';
  return pages.test(volta) ? volta : undefined;
};
