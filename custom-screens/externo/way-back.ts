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

/** The service that a person wants who has no account yet: it is in the address of the registration and in the link of its mail. */
export const registrationFor = (servicoId: string | undefined): string =>
  servicoId === undefined ? '/externo/cadastro' : `/externo/cadastro?servico=${servicoId}`;

export const useWantedService = (): number | undefined => {
  const [params] = useSearchParams();
  const wanted = params.get('servico') ?? '';
  return /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : undefined;
};
