//! How what is kept is read from rows and columns, on both databases. Written by hand, because the macros that could
//! do it compile both databases a second time.

use sqlx::error::BoxDynError;

/// Keeps a type that wraps a text as that text: `kept_as_text!(Secret);`.
macro_rules! kept_as_text {
    ($name:ident) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            String: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <String as sqlx::Type<DB>>::type_info()
            }

            fn compatible(info: &DB::TypeInfo) -> bool {
                <String as sqlx::Type<DB>>::compatible(info)
            }
        }

        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            String: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                buffer: &mut DB::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                self.0.encode_by_ref(buffer)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            String: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                String::decode(value).map(Self)
            }
        }
    };
}

/// Reads a struct from the columns of the same names, each with the type as which it is kept:
/// `read_from_row!(Entry { seq: i64, at: i64 });`. Behind a semicolon stands what is not kept in the row.
macro_rules! read_from_row {
    ($name:ident { $($field:ident: $kept:ty),* $(; $absent:ident: $value:expr)? }) => {
        read_from_row!(sqlx::sqlite::SqliteRow, $name { $($field: $kept),* $(; $absent: $value)? });
        read_from_row!(sqlx::postgres::PgRow, $name { $($field: $kept),* $(; $absent: $value)? });
    };
    ($row:ty, $name:ident { $($field:ident: $kept:ty),* $(; $absent:ident: $value:expr)? }) => {
        impl sqlx::FromRow<'_, $row> for $name {
            fn from_row(row: &$row) -> sqlx::Result<Self> {
                use sqlx::Row as _;
                Ok(Self {
                    $($field: $crate::store::columns::read(stringify!($field), row.try_get::<$kept, _>(stringify!($field))?)?,)*
                    $($absent: $value,)?
                })
            }
        }
    };
}

/// What was meant by what is kept.
pub(super) fn read<Kept, T: TryFrom<Kept, Error: Into<BoxDynError>>>(
    column: &str,
    kept: Kept,
) -> sqlx::Result<T> {
    let damaged =
        |error: T::Error| sqlx::Error::ColumnDecode { index: column.to_owned(), source: error.into() };
    kept.try_into().map_err(damaged)
}

pub(super) use {kept_as_text, read_from_row};
