import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager } from '#src/ui/Pager.tsx';

it('says where one is, and goes to a page by its number', async () => {
  const onPage = vi.fn();
  render(
    <Pager page={2} pageSize={10} shown={10} total={95} exact onPage={onPage} onPageSize={() => undefined} />,
  );
  expect(screen.getByText('11 a 20 de 95')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Página 10' }));
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(onPage.mock.calls).toEqual([[10], [3]]);
});

it.each([
  [12_000, 200, '9.951 a 10.000 de mais de 10 mil'],
  [5_001, 1, '1 a 50 de mais de 5 mil'],
])('tells an estimate of %i on page %i', (total, page, said) => {
  render(
    <Pager
      page={page}
      pageSize={50}
      shown={50}
      total={total}
      exact={false}
      onPage={() => undefined}
      onPageSize={() => undefined}
    />,
  );
  expect(screen.getByText(said, { exact: false })).toBeVisible();
  expect(screen.queryByText(/vai até o registro 10\.000/) !== null).toBe(page === 200);
});
