import './api-tokens.css';
import { useMemo } from 'react';
import type { ApiToken } from 'shared-domain';
import { formatDate, formatNumber, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button } from 'shared-ui/ui';
import { tokenTexts } from './texts.ts';
import type { TokenOwner } from './tokens.resource.ts';

type Words = Translate<typeof tokenTexts.en>;

/** Tokens with what they are for, when they end and when they were used; each can be revoked. */
export function TokensTable({
  owner,
  tokens,
  onRevoke,
}: {
  owner: TokenOwner;
  tokens: ApiToken[];
  onRevoke: (token: ApiToken) => void;
}) {
  const t = useTexts(tokenTexts);
  const ofSeveral = new Set(tokens.map(({ agency }) => agency)).size > 1;
  const columns = useMemo(
    () => [
      ...nameColumns(t),
      ...(owner === 'agency' ? [whoseColumn(t)] : []),
      ...(ofSeveral ? [agencyColumn(t)] : []),
      ...lifeColumns(t),
      revokeColumn(t, onRevoke),
    ],
    [t, owner, ofSeveral, onRevoke],
  );
  return (
    <DataTable
      label={t(owner === 'agency' ? 'agencyTitle' : 'ownTitle')}
      rows={tokens}
      rowKey="id"
      columns={columns}
      empty={t('none')}
      urlState="tokens"
      tools={owner === 'agency' ? 'agency-tokens' : 'api-tokens'}
    />
  );
}

function nameColumns(t: Words): Column<ApiToken>[] {
  return [
    {
      field: 'name',
      header: t('name'),
      value: ({ name }) => name,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'ending',
      header: t('ending'),
      value: ({ ending }) => ending,
      cell: ({ ending }) => <code className="admin-ending">…{ending}</code>,
    },
    {
      field: 'scopes',
      header: t('scopes'),
      value: ({ scopes }) => scopes.map((scope) => t(scope)).join(', '),
      sortable: true,
      leads: true,
    },
    {
      field: 'addresses',
      header: t('from'),
      value: ({ addresses }) => (addresses.length > 0 ? addresses.join(', ') : t('anywhere')),
    },
  ];
}

const whoseColumn = (t: Words): Column<ApiToken> => ({
  field: 'whose',
  header: t('whose'),
  value: ({ kind, created_by }) => (kind === 'agency' ? t('ofAgency') : created_by),
  sortable: true,
  filter: 'select',
});

const agencyColumn = (t: Words): Column<ApiToken> => ({
  field: 'agency',
  header: t('agency'),
  value: ({ agency }) => agency,
  sortable: true,
  filter: 'select',
});

function lifeColumns(t: Words): Column<ApiToken>[] {
  return [
    {
      field: 'created_at',
      header: t('created'),
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => formatDate(created_at),
      sortable: true,
    },
    { field: 'created_by', header: t('createdBy'), value: ({ created_by }) => created_by, sortable: true },
    {
      field: 'expires_at',
      header: t('ends'),
      value: ({ expires_at }) => expires_at,
      cell: ({ expires_at, expired }) =>
        expired ? <strong>{t('ended', { date: formatDate(expires_at) })}</strong> : formatDate(expires_at),
      sortable: true,
      leads: true,
    },
    {
      field: 'last_used_at',
      header: t('lastUsed'),
      value: ({ last_used_at }) => last_used_at,
      cell: (token) => lastUse(t, token),
      sortable: true,
    },
    {
      field: 'uses',
      header: t('uses'),
      value: ({ uses }) => uses ?? null,
      cell: ({ uses }) => (uses === undefined ? null : formatNumber(uses)),
      sortable: true,
    },
  ];
}

function lastUse(t: Words, { last_used_at, last_used_address }: ApiToken): string {
  if (last_used_at === null) return t('neverUsed');
  const date = formatDate(last_used_at);
  return last_used_address === null ? date : t('usedFrom', { date, address: last_used_address });
}

function revokeColumn(t: Words, onRevoke: (token: ApiToken) => void): Column<ApiToken> {
  return {
    field: 'actions',
    header: t('actions'),
    value: () => null,
    cell: (token) => (
      <Button
        size="small"
        severity="outlined"
        aria-label={t('revokeOf', { name: token.name })}
        onClick={() => onRevoke(token)}
      >
        {t('revoke')}
      </Button>
    ),
  };
}
