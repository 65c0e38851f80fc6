import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const drop = (accept: Record<string, string[]>, onChoose = vi.fn()) => {
  render(<FileDrop label="Arquivos" kinds="PDF" accept={accept} disabled={false} onChoose={onChoose} />);
  return onChoose;
};

it('takes a photo where pictures are taken, twice the same one too', async () => {
  const onChoose = drop({ 'image/jpeg': ['.jpg'] });
  const camera = screen.getByLabelText<HTMLInputElement>('fotografe', { selector: 'input' });
  expect(camera).toHaveAttribute('capture', 'environment');
  const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  await userEvent.upload(camera, photo);
  await userEvent.upload(camera, photo);
  expect(onChoose.mock.calls).toEqual([[[photo]], [[photo]]]);
});

it('offers no camera where a picture would be refused', () => {
  drop({ 'application/pdf': ['.pdf'] });
  expect(screen.queryByRole('button', { name: 'fotografe' })).toBeNull();
});
