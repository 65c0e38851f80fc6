import { describe, expect, it } from 'vitest';
import { loginPath, wantedPath } from '#src/session/redirect-url.ts';

const after = (wanted: string): string => wantedPath(new URL(loginPath(wanted), 'http://x').search);

describe('the redirect of the sign-in page', () => {
  it('brings people where they wanted to go, with the query', () => {
    expect(after('/principal/documento/consulta/12')).toBe('/principal/documento/consulta/12');
    expect(after('/administracao/cidade?estado=MG&sort=cidade,asc')).toBe(
      '/administracao/cidade?estado=MG&sort=cidade,asc',
    );
  });

  it.each(['/', '/login', '/autenticacao?x=1', '/acesso-negado?path=/x'])(
    'has nothing to remember of %s',
    (path) => {
      expect(loginPath(path)).toBe('/login');
    },
  );

  it.each([
    'https://mal.example/',
    '//mal.example/',
    '/\\mal.example',
    '\\\\mal.example',
    '/\t/mal.example',
    'javascript:alert(1)',
    'principal',
    '',
  ])('never leads to another site: %j', (path) => {
    expect(wantedPath(`?redirectUrl=${encodeURIComponent(path)}`)).toBe('/');
  });
});
