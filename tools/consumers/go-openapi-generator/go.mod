module consumer

go 1.24
