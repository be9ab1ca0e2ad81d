import type pg from 'pg';

const BRANCHES = 10;
const TELLERS = 100;
const ACCOUNTS = 100_000;

/** The tables of TPC-B in the measured database, dropped at the end. */
const SCHEMA = `
  create table tpcb_branches (id int primary key, balance bigint not null);
  create table tpcb_tellers (id int primary key, balance bigint not null);
  create table tpcb_accounts (id int primary key, balance bigint not null, filler text not null);
  create table tpcb_history (teller int, branch int, account int, delta int, at timestamptz);
  insert into tpcb_branches select n, 0 from generate_series(1, ${BRANCHES}) n;
  insert into tpcb_tellers select n, 0 from generate_series(1, ${TELLERS}) n;
  insert into tpcb_accounts select n, 0, repeat('x', 84) from generate_series(1, ${ACCOUNTS}) n;
  analyze tpcb_accounts`;

const READ = { name: 'tpcb-read', text: 'select balance from tpcb_accounts where id = $1' };
const anyOf = (count: number) => 1 + Math.floor(Math.random() * count);

/**
 * The baseline for the minimal cost of a sale: the transaction of TPC-B (https://www.tpc.org/tpcb/), as `pgbench` runs
 * it: seven round trips, three updates, an insert, a commit to the disk.
 */
export async function openTpcB(pool: pg.Pool) {
  await pool.query(SCHEMA);
  return {
    async transaction(): Promise<void> {
      const [account, teller, branch, delta] = [anyOf(ACCOUNTS), anyOf(TELLERS), anyOf(BRANCHES), anyOf(10_000)];
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query({
          name: 'tpcb-account',
          text: 'update tpcb_accounts set balance = balance + $1 where id = $2',
          values: [delta, account],
        });
        await client.query({ ...READ, values: [account] });
        await client.query({
          name: 'tpcb-teller',
          text: 'update tpcb_tellers set balance = balance + $1 where id = $2',
          values: [delta, teller],
        });
        await client.query({
          name: 'tpcb-branch',
          text: 'update tpcb_branches set balance = balance + $1 where id = $2',
          values: [delta, branch],
        });
        await client.query({
          name: 'tpcb-history',
          text: 'insert into tpcb_history values ($1, $2, $3, $4, now())',
          values: [teller, branch, account, delta],
        });
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    /** Seven reads by key, and one inserted row that is committed to the disk. */
    async sevenReads(): Promise<void> {
      const client = await pool.connect();
      try {
        for (let turn = 0; turn < 7; turn += 1) await client.query({ ...READ, values: [anyOf(ACCOUNTS)] });
        await client.query({
          name: 'tpcb-history',
          text: 'insert into tpcb_history values ($1, $2, $3, $4, now())',
          values: [1, 1, 1, 1],
        });
      } finally {
        client.release();
      }
    },
    async close(): Promise<void> {
      await pool.query('drop table tpcb_branches, tpcb_tellers, tpcb_accounts, tpcb_history');
    },
  };
}
