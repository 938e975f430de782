<?php
namespace prove;

/**
 * A connection whose changes are never committed, so that each sample starts with the freshly installed database.
 *
 * Everything happens in a single database transaction. Transactions that samples start become savepoints in it, so that
 * samples can commit them and roll them back.
 */
class isolated_database extends \pgsql_native_moodle_database {
    /** @var string Creates the savepoint to which a failed query returns. The driver expects this name. */
    private const POINT = 'SAVEPOINT moodle_pg_savepoint';

    /**
     * Begins the transaction that is never committed.
     */
    public function isolate(): void {
        pg_query($this->pgsql, 'BEGIN ISOLATION LEVEL READ COMMITTED; ' . self::POINT);
        $this->savepointpresent = true;
    }

    /**
     * Starts a transaction for the sample.
     */
    protected function begin_transaction() {
        $this->savepointpresent = false;
        $this->send('SAVEPOINT prove_sample; ' . self::POINT);
        $this->savepointpresent = true;
    }

    /**
     * Commits the transaction of the sample.
     */
    protected function commit_transaction() {
        $this->savepointpresent = false;
        $this->send('RELEASE SAVEPOINT prove_sample; ' . self::POINT);
        $this->savepointpresent = true;
    }

    /**
     * Rolls back the transaction of the sample.
     */
    protected function rollback_transaction() {
        $this->savepointpresent = false;
        $this->send('ROLLBACK TO SAVEPOINT prove_sample; RELEASE SAVEPOINT prove_sample; ' . self::POINT);
        $this->savepointpresent = true;
    }

    /**
     * Changes tables. The driver's own method would start a transaction with a different isolation level.
     *
     * @param string|array $sql The statements.
     * @param array|null $tablenames The tables, if they are known.
     * @return bool
     */
    public function change_database_structure($sql, $tablenames = null) {
        $this->get_manager();
        foreach ((array) $sql as $statement) {
            $this->query_start($statement, null, SQL_QUERY_STRUCTURE);
            $this->query_end(pg_query($this->pgsql, $statement));
        }
        $this->reset_caches($tablenames);
        return true;
    }

    /**
     * Sends statements and counts them like the driver.
     *
     * @param string $sql The statements.
     */
    private function send(string $sql): void {
        $this->query_start($sql, null, SQL_QUERY_AUX);
        $this->query_end(pg_query($this->pgsql, $sql));
    }
}
