<?php
// #region good
    $a = 1;
// #endregion good
// #region bad
$a = ;
// #endregion bad
// #region empty

// #endregion empty
// #region twice
$a = 1;
// #endregion twice
// #region twice
$a = 2;
// #endregion twice
// #region open
$a = 3;
